import styles from './reward-note.module.css';

interface RewardNoteProps {
  title: string;
  children: string;
}

/** How the rewards are paid, below the tasks that earn them. */
export function RewardNote({ title, children }: RewardNoteProps) {
  return (
    <p className={styles.note} data-sells>
      <b>{title}：</b>
      {children}
    </p>
  );
}
