import type { operationEvidence as english } from '../../copy/en/operationEvidence.ts'
import type { Translation } from '../Translation.ts'

export const operationEvidence: Translation<typeof english> = {
  'operationEvidence.title': 'Ohun tí wọ́n sọ lẹ́yìn náà',
  'operationEvidence.succeeded': 'Ètò ẹ̀yáwó sọ pé wọ́n ti ṣe é.',
  'operationEvidence.failed': 'Ètò ẹ̀yáwó sọ pé wọn kò ṣe é.',
  'operationEvidence.reversed': 'Ètò ẹ̀yáwó sọ pé wọ́n ti tú u palẹ̀: owó náà ti padà.',
  'operationEvidence.unsigned': 'Ìròyìn yìí kò ní ìbuwọ́lù.',
  'operationEvidence.decided': 'Òṣìṣẹ́ náà kọ èyí sílẹ̀ ní {time}.',
  'operationEvidence.confirmed': 'Òṣìṣẹ́ kejì, {by}, fọwọ́ sí i.',
  'operationEvidence.resolvedBy': 'Òṣìṣẹ́ {by} ló yanjú rẹ̀, pẹ̀lú ẹ̀rí',
}
