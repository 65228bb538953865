import type { partnerSwitcher as english } from '../../copy/en/partnerSwitcher.ts'
import type { Translation } from '../Translation.ts'

export const partnerSwitcher: Translation<typeof english> = {
  'partnerSwitcher.label': 'Empresa',
  'partnerSwitcher.placeholder': 'Escolha uma empresa',
  'partnerSwitcher.search': 'Procurar por nome ou nome registado',
  'partnerSwitcher.toggle': 'Mostrar empresas',
  'partnerSwitcher.failed': 'Não foi possível carregar as empresas.',
  'partnerSwitcher.none': 'Ainda não há empresas para escolher.',
}
