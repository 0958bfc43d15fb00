import { Link } from '@tanstack/react-router';
import { useMay } from '../api/use-may';

/** An account, as a link to its customer where the operator may open one. */
export function AccountLink({ account }: { account: string }) {
  const may = useMay();
  if (!may('customer')) return <code>{account}</code>;
  return (
    <Link to="/customers" search={{ account }}>
      <code>{account}</code>
    </Link>
  );
}
