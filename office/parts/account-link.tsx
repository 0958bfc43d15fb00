import { Link } from '@tanstack/react-router';

/** An account, as a link to its customer where the operator may open one. */
export function AccountLink({ account, linked }: { account: string; linked: boolean }) {
  if (!linked) return <code>{account}</code>;
  return (
    <Link to="/customers" search={{ account }}>
      <code>{account}</code>
    </Link>
  );
}
