import { Button, Flex, Mentions } from 'antd';
import { memo, useId, useMemo } from 'react';
import { textWidth } from '@/lib/copy/text-width';
import { figureParts } from './figure-parts';
import type { TextPlace } from './limits';
import { checkText, type TextFault, type TextRules } from './text-checks';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  path: string;
  value: string;
  before: string | undefined;
  rules: TextRules;
  options: readonly { value: string; label: string }[];
  /** By default that of the path in a text. */
  place?: TextPlace;
  help?: string | undefined;
  /** What else is wrong with it. */
  found?: readonly string[];
  onChange: (path: string, value: string) => void;
}

/** Letters in a line of the editor. */
const LINE = 26;

/**
 * A text with its limit, its faults as they are typed, and the figures to choose from after a brace. Until one writes in it, it shows figures
 * instead of their names.
 */
export const TextField = memo(function TextField({
  label,
  path,
  value,
  before,
  rules,
  options,
  place,
  help,
  found = [],
  onChange,
}: TextFieldProps) {
  const id = useId();
  const { filled, size, most, faults } = useMemo(
    () => checkText(path, value, rules, place),
    [path, value, rules, place],
  );
  const isWrong = faults.length + found.length > 0;
  const rows = most !== undefined && most <= LINE ? 1 : Math.min(6, Math.max(2, Math.ceil(textWidth(value) / LINE)));
  const changed = value !== before;
  const parts = useMemo(() => figureParts(value, rules.figures, place?.scopes), [value, rules, place]);
  return (
    <div className={styles.field} data-changed={changed || undefined}>
      <Flex gap={10} align="baseline">
        <label htmlFor={id}>{label}</label>
        {changed && before !== undefined && (
          <Button type="link" onClick={() => onChange(path, before)}>
            恢复原文
          </Button>
        )}
        {most !== undefined && (
          <span className={`aside small ${size > most ? 'red' : 'soft'}`}>
            {size}/{most}
          </span>
        )}
      </Flex>
      <div className={styles.written}>
        <Mentions
          id={id}
          value={value}
          rows={rows}
          prefix="{"
          split=""
          options={[...options]}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-notes`}
          validateSearch={(typed) => !/[}\s]/.test(typed)}
          filterOption={(typed, { value: name = '' }) => name.includes(typed)}
          notFoundContent={null}
          styles={{ popup: { maxWidth: 420 } }}
          // A text is one paragraph. A line break that came into it could only be removed together with the caret's place.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand('insertText', false, event.clipboardData.getData('text').replaceAll(/[\r\n]+/g, ''));
          }}
          onChange={(text) => onChange(path, text.replaceAll('\n', ''))}
        />
        {parts && (
          <div className={styles.read} aria-hidden="true">
            {parts.map(({ text, name }, index) =>
              name === undefined ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state.
                <span key={index} className={`jade ${styles.chip}`}>
                  {text}
                </span>
              ),
            )}
          </div>
        )}
      </div>
      <div id={`${id}-notes`} aria-live="polite">
        {faults.map((fault) => (
          <Fault key={`${fault.message}${fault.words}`} fault={fault} text={value} />
        ))}
        {/* The server names a fault that is found above in other words. */}
        {faults.length === 0 &&
          found.map((message) => (
            <p key={message} className="wrong">
              {message}
            </p>
          ))}
        {help && !isWrong && <p className="soft small">{help}</p>}
        {!isWrong && filled !== value && <p className={`soft small ${styles.filled}`}>显示为：{filled}</p>}
      </div>
    </div>
  );
});

/** A fault, with the words in their place. */
function Fault({ fault: { message, words }, text }: { fault: TextFault; text: string }) {
  const at = words ? text.indexOf(words) : -1;
  return (
    <p className="wrong">
      {message}
      {words && at >= 0 && (
        <span className={styles.quote}>
          {' …'}
          {text.slice(Math.max(0, at - 6), at)}
          <mark>{words}</mark>
          {text.slice(at + words.length, at + words.length + 6)}…
        </span>
      )}
      {words && at < 0 && <span className={styles.quote}> {words}</span>}
    </p>
  );
}
