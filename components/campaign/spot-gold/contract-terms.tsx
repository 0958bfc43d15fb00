import { Panel } from '../../ui/panel';
import styles from './contract-terms.module.css';

interface ContractTermsProps {
  terms: readonly { figure: string; unit: string; name: string; text: string }[];
}

/** The figures of a contract, each with its meaning. */
export function ContractTerms({ terms }: ContractTermsProps) {
  return (
    <Panel as="dl" className={styles.terms}>
      {terms.map(({ figure, unit, name, text }) => (
        <div key={name} className={styles.term}>
          <dt>
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>
              {figure}
              <small>{unit}</small>
            </span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Panel>
  );
}
