import styles from './back-to-top.module.css';

/** A link to the top of a long page; browsers support the fragment natively. */
export function BackToTop() {
  return (
    <p className={styles.bar} data-screen>
      <a className={styles.link} href="#top">
        <span className="visually-hidden">返回顶部</span>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
          <path
            d="M12 19V6M6 11.5 12 5.5l6 6"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </p>
  );
}
