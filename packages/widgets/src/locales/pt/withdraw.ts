import type { withdraw as english } from '../../copy/en/withdraw.ts'
import type { Translation } from '../Translation.ts'

export const withdraw: Translation<typeof english> = {
  'withdraw.title': 'Levantar dinheiro',
  'withdraw.intro': 'Faça sair dinheiro da sua conta dedicada.',
  'withdraw.method': 'Enviar para',
  'withdraw.method.bank': 'Conta bancária',
  'withdraw.method.mobile-money': 'Dinheiro móvel',
  'withdraw.amount': 'Valor',
  'withdraw.amountIn': 'Valor em {currency}',
  'withdraw.balance': '{amount} na sua conta dedicada',
  'withdraw.amountRead': 'Está a enviar {amount}',
  'withdraw.amountWhich': 'De que valor se trata?',
  'withdraw.bank': 'Banco',
  'withdraw.bankCode': 'Código do banco',
  'withdraw.bankCode.hint': 'Peça o código do banco à pessoa a quem vai pagar.',
  'withdraw.bankFromList': 'Escolher da lista',
  'withdraw.accountNumber': 'Número da conta',
  'withdraw.accountNumberEnd': 'Últimos quatro algarismos do número da conta, outra vez',
  'withdraw.accountName': 'Nome na conta',
  'withdraw.accountCheck.checking': 'A procurar a conta…',
  'withdraw.accountCheck.found': 'O banco conhece esta conta como {name}.',
  'withdraw.accountCheck.notFound': 'O banco não conhece esta conta. Verifique o número e o banco.',
  'withdraw.accountCheck.unavailable':
    'Não conseguimos procurar esta conta. Verifique-a por si antes de continuar.',
  'withdraw.narration': 'Para que é o dinheiro?',
  'withdraw.narration.hint': 'A pessoa a quem vai pagar pode ver este texto.',
  'withdraw.review': 'Rever',
  'withdraw.rejected.title': 'Este levantamento foi recusado. Nenhum dinheiro foi enviado.',
  'withdraw.draftRestored':
    'Guardámos o que tinha escrito. Os números de conta e de telefone não são guardados.',
  'withdraw.warning.ACCOUNT_NUMBER_UNLIKELY':
    'Este número não parece ser de uma conta no banco {bank}. Verifique os dois. Pode continuar se tiver a certeza.',
  'withdraw.warning.ACCOUNT_NUMBER_UNLIKELY.noBank':
    'Este número não parece ser de uma conta nesse banco. Verifique os dois. Pode continuar se tiver a certeza.',
  'withdraw.warning.ACCOUNT_NUMBER_LENGTH':
    'Na Nigéria, os números de conta têm 10 algarismos. Verifique o número. Pode continuar se tiver a certeza.',
  'withdraw.error.REQUIRED.amount': 'Introduza um valor',
  'withdraw.error.REQUIRED.bankCode': 'Escolha um banco',
  'withdraw.error.REQUIRED.bankCode.manual': 'Introduza o código do banco',
  'withdraw.error.REQUIRED.accountNumber': 'Introduza um número de conta',
  'withdraw.error.REQUIRED.accountNumberEnd':
    'Introduza outra vez os últimos quatro algarismos do número da conta',
  'withdraw.error.REQUIRED.accountName': 'Introduza o nome na conta',
  'withdraw.error.REQUIRED.correspondent': 'Escolha um operador de dinheiro móvel',
  'withdraw.error.REQUIRED.mobileNumber': 'Introduza um número de telemóvel',
  'withdraw.error.REQUIRED.narration': 'Diga para que é o dinheiro',
  'withdraw.error.AMOUNT_NOT_A_NUMBER': 'Introduza o valor em algarismos, por exemplo 50000',
  'withdraw.error.AMOUNT_AMBIGUOUS': 'Indique de que valor se trata',
  'withdraw.error.AMOUNT_TOO_MANY_DECIMALS': 'Introduza um valor com menos casas decimais',
  'withdraw.error.AMOUNT_NOT_POSITIVE': 'Introduza um valor acima de zero',
  'withdraw.error.AMOUNT_TOO_LOW': 'Introduza {min} ou mais',
  'withdraw.error.AMOUNT_TOO_HIGH': 'Introduza {max} ou menos',
  'withdraw.error.AMOUNT_OVER_BALANCE': 'Tem {balance} na sua conta dedicada. Introduza esse valor ou menos',
  'withdraw.error.AMOUNT_TOO_PRECISE': 'Este valor tem demasiados algarismos para ser enviado',
  'withdraw.error.BANK_CODE_INVALID': 'Introduza o código do banco em algarismos ou letras maiúsculas',
  'withdraw.error.ACCOUNT_NUMBER_INVALID': 'Introduza o número da conta em algarismos, sem letras',
  'withdraw.error.ACCOUNT_NUMBER_END_DIFFERS':
    'Os últimos quatro algarismos não são iguais aos do número da conta',
  'withdraw.error.MOBILE_NUMBER_INVALID': 'Introduza um número de telemóvel, por exemplo 0803 123 4567',
}
