/** How operators see the number under which a trading platform knows an activity. */
export const PLATFORM_NUMBER = {
  title: '平台活动编号',
  help: '交易平台登记的编号，一个编号只用于一个活动。向平台要一个新的。',
};
