import { Button, Flex, Modal, Table } from 'antd';
import { useId, useMemo, useState } from 'react';
import { saveFile } from '../answer/save-text';
import { FileInput } from '../fields/file-input';
import { columnsOf, type FileOf, type FileRow, readFileRows } from './file-rows';

interface RowsDialogProps {
  of: FileOf;
  /** Receives the questions or prizes of the file. */
  onTake: (items: readonly unknown[]) => void;
  onClose: () => void;
}

/** Reads questions or prizes from a file, and shows its rows or what is wrong with them before they are taken. */
export default function RowsDialog({ of, onTake, onClose }: RowsDialogProps) {
  const id = useId();
  const [file, setFile] = useState<string>();
  const read = useMemo(() => (file === undefined ? undefined : readFileRows(file, of)), [file, of]);
  const columns = Object.entries(columnsOf(of).example).map(([heading, example]) => ({ heading, example }));
  const saveTemplate = async () => {
    const { xlsx } = await import('../spreadsheet/xlsx');
    saveFile(xlsx('模板', columns, [columns.map(({ example }) => example)]), '模板.xlsx');
  };
  return (
    <Modal
      open
      width={960}
      title={of.list === 'bank' ? '从文件导入题目' : '从文件导入奖品'}
      okText={read?.items ? `采用这 ${read.items.length} 行` : '采用'}
      okButtonProps={{ disabled: !read?.items }}
      onOk={() => read?.items && onTake(read.items)}
      onCancel={onClose}
    >
      <Flex vertical gap={12} align="start">
        <label htmlFor={id}>Excel 工作簿（.xlsx 的第一张工作表）或 CSV，首行写模板里的列名；选择后先核对，再采用</label>
        <Button size="small" onClick={saveTemplate}>
          下载模板
        </Button>
        <FileInput id={id} value={file} onChange={setFile} />
      </Flex>
      {read && (
        <Table<FileRow>
          size="small"
          className="panel"
          aria-label={read.items ? '文件内容' : '有误的行'}
          rowKey={({ line, fault }) => `${line} ${fault}`}
          dataSource={read.rows}
          columns={[
            { dataIndex: 'line', title: '行', align: 'right', width: 72 },
            ...(read.items
              ? columns.map(({ heading }) => ({ dataIndex: ['cells', heading], title: heading }))
              : [{ dataIndex: 'fault', title: '问题，请在文件里改好后重新选择' }]),
          ]}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        />
      )}
    </Modal>
  );
}
