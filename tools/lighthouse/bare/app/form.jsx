'use client';

import { useState } from 'react';

export function Form() {
  const [mobile, setMobile] = useState('');
  return (
    <form>
      <label>
        手机号码
        <input inputMode="tel" value={mobile} onChange={({ target }) => setMobile(target.value)} />
      </label>
      <button type="button" disabled={mobile.length !== 11}>
        获取验证码
      </button>
    </form>
  );
}
