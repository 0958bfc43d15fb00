import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { draw } from '../../engine/draw';
import { addEntry } from '../../engine/entries';
import { give } from '../../engine/give';
import { defineModule } from '../../engine/module';
import {
  type BoxState,
  limitedContents,
  openingKey,
  periodOf,
  readBoxes,
  readContents,
  readOwed,
  stockRoundOf,
} from './boxes';

const REFUSALS: Record<Exclude<BoxState, 'ready'>, () => ApiProblem> = {
  opened: () => new ApiProblem('already_done', { message: '该宝箱已开启' }),
  missed: () => new ApiProblem('locked', { message: '该宝箱的开启日已过' }),
  locked: () => new ApiProblem('locked', { message: '该宝箱尚未解锁' }),
};

/** Boxes that days, conditions or credits unlock; each contains an outcome drawn by its odds. */
export const treasure = defineModule({
  kind: 'treasure',

  async state(context) {
    const { account } = context;
    const contents = await readContents(context);
    if (!account) return { kind: 'treasure', boxes: contents, mine: null };
    const { credits, stateOf } = await readBoxes({ ...context, account });
    const boxes = context.activity.boxes.map((box) => ({ id: box.id, ...stateOf(box) }));
    return { kind: 'treasure', boxes: contents, mine: { turns: credits, boxes } };
  },

  async recount(context) {
    return { owed: await readOwed(context) };
  },

  actions: {
    async open(context, input) {
      const { activity, now } = context;
      const box = activity.boxes.find(({ id }) => id === input.box);
      if (!box) throw fieldProblem('box', '宝箱不存在');
      const { state } = (await readBoxes(context)).stateOf(box);
      if (state === 'locked' && box.unlock.by === 'credit') {
        throw new ApiProblem('no_credits', { message: '开箱次数已用完' });
      }
      if (state !== 'ready') throw REFUSALS[state]();
      const period = periodOf(activity.renews, now);
      const { id, prize } = await draw(context, box.outcomes, { name: box.id, round: stockRoundOf(activity, now) });
      const key = openingKey(period, box.id);
      await addEntry(context, key, { box: box.id, period, outcome: id });
      if (prize) await give(context, `box:${key}`, prize);
      return { won: prize ? [prize] : [], outcome: { kind: 'treasure', box: box.id, outcome: id } };
    },
  },

  stock: limitedContents,
});
