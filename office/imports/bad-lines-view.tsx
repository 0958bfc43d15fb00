import { Alert, Button, Table } from 'antd';
import { csv } from '@/server/operations/common/csv';
import { saveText } from '../answer/save-text';
import { sentenceText } from '../answer/words';
import type { BadLine } from './bad-lines';
import styles from './bad-lines-view.module.css';

interface BadLinesProps {
  bad: readonly BadLine[];
  /** Rows of the file. */
  rows: number;
  name: string;
}

/** Every line that cannot be imported, with its faults. */
export function BadLines({ bad, rows, name }: BadLinesProps) {
  const textOf = ({ faults }: BadLine) => faults.map((fault) => sentenceText(fault));
  const download = () =>
    saveText(
      'text/csv',
      `${name}-errors.csv`,
      csv([['行', '问题', '内容'], ...bad.map((each) => [each.line, textOf(each).join('；'), each.text])]),
    );
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={`${rows.toLocaleString('zh-CN')} 行记录中有 ${bad.length.toLocaleString('zh-CN')} 行有误，没有写入任何数据`}
        description="请在文件里改好这些行，再重新选择文件。"
        action={
          <Button size="small" onClick={download}>
            下载有误的行
          </Button>
        }
      />
      <Table<BadLine>
        size="small"
        className="panel"
        rowKey="line"
        dataSource={bad}
        columns={[
          { key: 'line', title: '行', align: 'right', width: 72, render: (_, { line }) => line },
          {
            key: 'fault',
            title: '问题',
            render: (_, each) => textOf(each).map((text) => <div key={text}>{text}</div>),
          },
          {
            key: 'text',
            title: '文件内容',
            width: '45%',
            render: (_, { text }) => <code className={styles.text}>{text}</code>,
          },
        ]}
        pagination={bad.length > 50 && { pageSize: 50, showSizeChanger: false, size: 'small' }}
      />
    </>
  );
}
