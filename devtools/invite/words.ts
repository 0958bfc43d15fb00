export const TITLE = '邀请好友';
export const NOTE = '开发环境的邀请页：链接、二维码与好友均为本机的真实数据。';
