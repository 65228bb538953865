import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Conta dedicada',
  'lockboxAccount.failed': 'Não foi possível carregar a sua conta dedicada',
  'lockboxAccount.number': 'Número da conta',
  'lockboxAccount.numberUnknown': 'Não indicado',
  'lockboxAccount.name': 'Nome da conta',
  'lockboxAccount.bank': 'Banco',
  'lockboxAccount.copyNumber': 'Copiar o número',
  'lockboxAccount.share': 'Partilhar',
  'lockboxAccount.print': 'Imprimir',
  'lockboxAccount.moneyIn': 'Dinheiro que entra: uma utilização de crédito traz dinheiro para esta conta.',
  'lockboxAccount.moneyOut':
    'Dinheiro que sai: um levantamento envia dinheiro desta conta para uma conta bancária ou de dinheiro móvel.',
  'lockboxAccount.noBalance': 'O serviço não nos diz o saldo, por isso não mostramos nenhum.',
  'lockboxAccount.removed': 'Esta conta foi removida em {date}. Não envie dinheiro para ela.',
  'lockboxAccount.none.title': 'Ainda sem conta dedicada',
  'lockboxAccount.none.text': 'Quando o serviço abrir a sua conta, o número aparece aqui.',
}
