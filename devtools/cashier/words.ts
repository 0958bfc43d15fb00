export const TITLE = '测试收银台';
export const NOTE = '开发环境的收银台：不产生真实扣款，付款记在本机的数据库里。';
