import { cashback } from './index';

test('values cash back by the best paid group, per lot and without limit', () => {
  const groups = [4, 12.5, 8].map((perLot) => ({ label: '组别', symbols: [`X${perLot}`], perLot }));
  expect(cashback.worth({ kind: 'cashback', title: '返现', activityId: 59, groups })).toEqual({
    recurring: [{ per: 'lot', dollars: 12.5 }],
  });
});
