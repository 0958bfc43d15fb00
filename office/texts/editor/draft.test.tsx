import { type DraftPlace, readDraft, writeDraft } from './draft';

const place: DraftPlace = { operator: '赵敏', campaign: 'bull-market', brand: undefined, revision: undefined };
const draft = { at: 1, values: { title: '看得懂，再上车' } };

test('shows a draft to its author only, for its text only, until it is removed', () => {
  writeDraft(place, draft);
  expect(readDraft(place)).toEqual(draft);
  const others = [
    { ...place, operator: '陈静' },
    { ...place, brand: 'bfzh' },
    { ...place, revision: 3 },
  ];
  for (const other of others) expect(readDraft(other)).toBeUndefined();
  writeDraft(place, undefined);
  expect(readDraft(place)).toBeUndefined();
});

test('goes on without a draft that this device cannot store or read', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft(place, draft);
  expect(readDraft(place)).toBeUndefined();
});
