import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Buɗe a sabon shafi',
  'preview.save': 'Ajiye a wannan na’ura',
  'preview.image': 'Hoton {name}',
  'preview.text': 'Layukan farko na {name}',
  'preview.none': 'Ba za a iya nuna irin wannan fayil a nan ba. Ku ajiye shi don ku duba shi.',
  'preview.failed':
    'Ba mu iya ɗauko wannan fayil ba. Yana nan lafiya: ku duba intanet ɗinku, ku sake gwadawa.',
}
