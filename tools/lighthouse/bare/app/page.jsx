import { Form } from './form';

/** A hero and a form without brand, styles and calls: what the framework alone costs. */
export default function Page() {
  return (
    <main>
      <h1>开户</h1>
      <p>填写手机号码，即可开户。</p>
      <Form />
    </main>
  );
}
