import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'A kò lè mọ irú owó tí iléeṣẹ́ yìí ń lò',
  'noCurrency.unknown.title': 'A kò tíì mọ irú owó tí iléeṣẹ́ yìí ń lò',
  'noCurrency.unknown.text':
    'Gbèdéke ẹ̀yáwó rẹ̀ ló ń sọ ọ́, kò sì ní ọ̀kankan. A lè ṣi iye tí kò ní irú owó kà, nítorí náà a kò tíì lè fi ohunkóhun ránṣẹ́ láti ibí.',
}
