import type { operationRows as english } from '../../copy/en/operationRows.ts'
import type { Translation } from '../Translation.ts'

export const operationRows: Translation<typeof english> = {
  'operationRows.label': 'Àwọn tó kùnà',
  'operationRows.noMessage': 'Ètò ẹ̀yáwó kò sọ ìdí rẹ̀.',
  'operationRows.more': 'Fi púpọ̀ sí i hàn',
  'operationRows.failedToLoad': 'A kò lè ṣàfihàn àwọn tó kùnà',
}
