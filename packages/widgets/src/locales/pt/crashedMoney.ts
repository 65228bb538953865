import type { crashedMoney as english } from '../../copy/en/crashedMoney.ts'
import type { Translation } from '../Translation.ts'

export const crashedMoney: Translation<typeof english> = {
  'common.crashedMoney.title': 'Não foi possível mostrar o que aconteceu',
  'common.crashedMoney.text':
    'O pedido pode ter sido enviado. Não o envie outra vez. Veja primeiro os seus pedidos anteriores.',
  'common.crashedForm.text': 'Nada foi enviado. Tente de novo ou recarregue a página.',
}
