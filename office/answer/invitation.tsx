import { Typography } from 'antd';
import type { Answer } from '@/server/operations/common/answer';
import { sentencesOf } from './read-answer';

/** The address at which an invited operator enrols, if an answer has an invitation. Browsers do not send what follows its `#`. */
export function Invitation({ answer }: { answer: Answer }) {
  const [invited] = sentencesOf(answer, 'may_enrol');
  const [invitation] = sentencesOf(answer, 'invitation_code');
  if (!invited || !invitation) return null;
  const parts = new URLSearchParams({ name: invited.name, code: invitation.code });
  const address = `${window.location.origin}/enrol#${parts}`;
  return (
    <p>
      把这个链接发给对方，只显示这一次：
      <br />
      <Typography.Text code copyable={{ text: address, tooltips: ['复制', '已复制'] }}>
        {address}
      </Typography.Text>
    </p>
  );
}
