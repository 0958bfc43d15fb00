import { Link } from '@tanstack/react-router';

/** For addresses that the office does not have. */
export function NotFound() {
  return (
    <div>
      <h1>没有这个页面</h1>
      <p>
        地址可能写错了。<Link to="/">回到待办</Link>
      </p>
    </div>
  );
}
