import { readUnsaved, type UnsavedPlace, writeUnsaved } from './unsaved-text';

const place: UnsavedPlace = { operator: '赵敏', campaign: 'bull-market', brand: undefined, revision: undefined };
const stored = { title: '牛在走，缰在手' };
const text = { at: 1, values: { title: '看得懂，再上车' } };

test('shows an unsaved text to its author only, in its place only, until it is removed', () => {
  writeUnsaved(place, text);
  expect(readUnsaved(place, stored)).toEqual(text);
  const others = [
    { ...place, operator: '陈静' },
    { ...place, brand: 'bfzh' },
    { ...place, revision: 3 },
  ];
  for (const other of others) expect(readUnsaved(other, stored)).toBeUndefined();
  expect(readUnsaved(place, { ...stored, subtitle: '' })).toBeUndefined();
  writeUnsaved(place, undefined);
  expect(readUnsaved(place, stored)).toBeUndefined();
});

test('goes on where the device cannot store a text', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeUnsaved(place, text);
  expect(readUnsaved(place, stored)).toBeUndefined();
});
