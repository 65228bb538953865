import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} kì í ṣe ara ìrísí, nítorí náà a kò lò ó.',
  'theme.issue.WRONG_TYPE': 'Irú iye tí {path} ní kò tọ́, nítorí náà a kò lò ó.',
  'theme.issue.UNSAFE': '{path} lè yí ohun tó ju ìrísí àwọn wíjẹ́ẹ̀tì lọ padà, nítorí náà a kò lò ó.',
  'theme.issue.MALFORMED': '{path} ní iye tí ètò ìrísí kò lóye, nítorí náà a kò lò ó.',
  'theme.issue.TOO_LONG': '{path} ti gùn jù, nítorí náà a kò lò ó.',
  'theme.issue.OUT_OF_RANGE':
    '{path} kéré ju tàbí tóbi ju ohun tí ètò ìrísí gbà láàyè lọ, nítorí náà a kò lò ó.',
  'theme.contrast.light.repaired':
    'Nínú ìrísí mímọ́lẹ̀, ìyàtọ̀ àwọ̀ {token} sí {against} jẹ́ {ratio} sí 1. Ó gbọ́dọ̀ jẹ́ {required} sí 1, nítorí náà a lo àwọ̀ mìíràn.',
  'theme.contrast.dark.repaired':
    'Nínú ìrísí dúdú, ìyàtọ̀ àwọ̀ {token} sí {against} jẹ́ {ratio} sí 1. Ó gbọ́dọ̀ jẹ́ {required} sí 1, nítorí náà a lo àwọ̀ mìíràn.',
  'theme.contrast.light.kept':
    'Nínú ìrísí mímọ́lẹ̀, ìyàtọ̀ àwọ̀ {token} sí {against} jẹ́ {ratio} sí 1. Ó gbọ́dọ̀ jẹ́ {required} sí 1. A fi í sílẹ̀ bí ẹ ṣe yàn án: ẹ jọ̀wọ́ ẹ yan àwọ̀ mìíràn.',
  'theme.contrast.dark.kept':
    'Nínú ìrísí dúdú, ìyàtọ̀ àwọ̀ {token} sí {against} jẹ́ {ratio} sí 1. Ó gbọ́dọ̀ jẹ́ {required} sí 1. A fi í sílẹ̀ bí ẹ ṣe yàn án: ẹ jọ̀wọ́ ẹ yan àwọ̀ mìíràn.',
}
