import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'Ba mu iya gano nau’in kuɗin wannan kasuwanci ba',
  'noCurrency.unknown.title': 'Ba mu san nau’in kuɗin wannan kasuwanci ba tukuna',
  'noCurrency.unknown.text':
    'Iyakar rancensa ce ke faɗinsa, kuma ba shi da ita. Ana iya kuskuren fahimtar adadin da ba shi da nau’in kuɗi, saboda haka ba za a iya tura komai daga nan ba tukuna.',
}
