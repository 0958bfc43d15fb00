// Registers the words of every folder of operations.
import '@/server/operations/words';

export { columnsOf, operationNames, operationText, sentenceText } from '@/server/operations/common/define-words';
