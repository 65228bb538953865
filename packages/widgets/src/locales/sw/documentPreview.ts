import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Fungua kwenye kichupo kipya',
  'preview.save': 'Hifadhi kwenye kifaa hiki',
  'preview.image': 'Picha {name}',
  'preview.text': 'Mistari ya kwanza ya {name}',
  'preview.none': 'Aina hii ya faili haiwezi kuonyeshwa hapa. Ihifadhi ili uiangalie.',
  'preview.failed': 'Hatukuweza kuleta faili hii. Iko salama: angalia mtandao wako kisha ujaribu tena.',
}
