import { Input } from 'antd';
import { useState } from 'react';
import { cleanPerson } from '@/lib/typing/digits';
import { useTyped } from '../fields/use-typed';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What the address says. */
  value: string | undefined;
  /** Whether each letter searches; otherwise only Enter and the button do. */
  live?: boolean;
  /** Whether it searches an account, which may have blanks. */
  account?: boolean;
  className?: string | undefined;
  onFind: (text: string | undefined) => void;
}

/** Searches by a text of the address. */
export function SearchField({ label, placeholder, value = '', live, account, className, onFind }: SearchFieldProps) {
  const { text, setText, report, handlers } = useTyped(value, (next) => onFind(next || undefined));
  const [isWrong, setWrong] = useState(false);
  const search = (typed: string) => {
    const wanted = account ? cleanPerson(typed) : typed;
    const valid = !account || /^(?:\d{6,9})?$/.test(wanted);
    setWrong(!valid);
    setText(wanted);
    if (valid) report(wanted);
  };
  return (
    <div className={className}>
      <Input.Search
        allowClear
        aria-label={label}
        placeholder={placeholder}
        inputMode={account ? 'numeric' : 'search'}
        maxLength={100}
        value={text}
        onChange={({ target }) => {
          setWrong(false);
          setText(target.value);
        }}
        onSearch={search}
        {...(live && handlers)}
      />
      {isWrong && (
        <p role="alert" className="wrong">
          账户是 6 至 9 位数字；手机号请到“客户”里查。
        </p>
      )}
    </div>
  );
}
