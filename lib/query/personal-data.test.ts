import { isPersonal, isPersonalValue } from './personal-data';

test.each([
  ...[
    'token=a',
    'TOKEN=',
    '%74oken=a',
    'mobile=1',
    'Phone=1',
    'user_phone=1',
    'tel=01012345678',
    'phoneNo=1',
    'name=x',
  ],
  ...['realName=%E5%BC%A0', '%E5%A7%93%E5%90%8D=%E5%BC%A0', '手机号=1', 'xm=zhang', 'email=a%40b.example', 'idcard=1'],
  ...['x=13800138000', 'x=%2B8613800138000', 'x=86-138-0013-8000', 'x=138+0013+8000', '13800138000', 'x=a13800138000'],
  ...['uname=x', 'mobile_phone=1', 'phone1=1', 'phone[]=1', 'user[phone]=1', 'form.name=x', 'your-name=a', 'surname=x'],
  ...[
    'contact=x',
    '联系人=张',
    '您的姓名=张',
    'shoujihao=1',
    'lxdh=1',
    'sfzh=1',
    'x=138.0013.8000',
    'x=%2B85291234567',
  ],
  ...['x=1+3+8+0+0+1+3+8+0+0+0', 'x=138%E2%80%8B00138000', 'x=%EF%BC%91%EF%BC%93800138000'],
  ...['utm_term=13800138000', 'utm_content=138+0013+8000', 'bd_vid=13800138000', 'clickid=%2B8613800138000'],
  ...['x=%25EF%25BC%2591%25EF%25BC%2593800138000', 'utm_term=%2531%2533800138000', 'utm_term=%A3%B1%A3%B3800138000'],
  ...['next=%2Fa%3Fmobile%3D1', 'next=/a?name=x', '#mobile=1', '#/login?v=1&%54oken=a', '#13800138000'],
])('finds the visitor in %s', (text) => {
  expect(isPersonal(text)).toBe(true);
});

test.each([
  ...[
    'v=1',
    'mytoken=1',
    'x=token',
    'to?ken=1',
    'planname=a',
    'hotel=1',
    'x=1.2.3',
    'x=a+20261127',
    'username_id=1',
    'sign=1',
    'd=2026-11-27+13:00:00',
    'x=138001380001',
    'x=213800138000',
  ],
  ...['x=12800138000', 'x=1380013800', '#rules', '', 'bd_vid=a13800138000b', 'bd_vid=1380013800012'],
])('finds no visitor in %j', (text) => {
  expect(isPersonal(text)).toBe(false);
});

test('reads a value that was decoded before', () => {
  expect(isPersonalValue('utm_term', '电话１３８00138000')).toBe(true);
  expect(isPersonalValue('utm_term', '黄金&x=1')).toBe(false);
});
