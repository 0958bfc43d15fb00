/** For phones that install no Android packages. */
export const HARMONY_SENTENCE =
  '您的手机是鸿蒙 NEXT 系统，不支持安装安卓版应用。您可以继续用网页办理，或换用安卓、苹果手机下载。';
