import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Mepee na taabụ ọhụrụ',
  'preview.save': 'Chekwaa na ngwaọrụ a',
  'preview.image': 'Foto {name}',
  'preview.text': 'Ahịrị mbụ nke {name}',
  'preview.none': 'E nweghị ike igosi ụdị faịlụ a ebe a. Chekwaa ya ka i lee ya.',
  'preview.failed':
    'Anyị enweghị ike iweta faịlụ a. Ọ dịghị ihe mere ya: lelee njikọ ịntanetị gị ma nwaa ọzọ.',
}
