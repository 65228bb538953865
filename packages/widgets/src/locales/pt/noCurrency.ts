import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'Não foi possível ler a moeda desta empresa',
  'noCurrency.unknown.title': 'A moeda desta empresa ainda não é conhecida',
  'noCurrency.unknown.text':
    'É o limite de crédito que a indica, e não há nenhum. Um valor sem moeda pode ser mal lido, por isso ainda não se pode enviar nada daqui.',
}
