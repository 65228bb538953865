import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Ṣí i nínú táàbù tuntun',
  'preview.save': 'Fi pamọ́ sórí ẹ̀rọ yìí',
  'preview.image': 'Àwòrán {name}',
  'preview.text': 'Àwọn ìlà àkọ́kọ́ nínú {name}',
  'preview.none': 'Irú fáìlì yìí kò ṣeé fi hàn níbí. Ẹ fi í pamọ́ kí ẹ lè wò ó.',
  'preview.failed': 'A kò lè mú fáìlì yìí wá. Ó wà láìséwu: ẹ yẹ ayélujára yín wò, kí ẹ tún gbìyànjú.',
}
