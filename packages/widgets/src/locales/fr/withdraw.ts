import type { withdraw as english } from '../../copy/en/withdraw.ts'
import type { Translation } from '../Translation.ts'

export const withdraw: Translation<typeof english> = {
  'withdraw.title': 'Retirer de l’argent',
  'withdraw.intro': 'Faites sortir de l’argent de votre compte dédié.',
  'withdraw.method': 'Envoyer vers',
  'withdraw.method.bank': 'Compte bancaire',
  'withdraw.method.mobile-money': 'Compte mobile money',
  'withdraw.amount': 'Montant',
  'withdraw.amountIn': 'Montant en {currency}',
  'withdraw.balance': '{amount} sur votre compte dédié',
  'withdraw.amountRead': 'Vous envoyez {amount}',
  'withdraw.amountWhich': 'De quel montant s’agit-il ?',
  'withdraw.bank': 'Banque',
  'withdraw.bankCode': 'Code de la banque',
  'withdraw.bankCode.hint': 'Demandez le code de sa banque à la personne que vous payez.',
  'withdraw.bankFromList': 'Choisir dans la liste',
  'withdraw.accountNumber': 'Numéro de compte',
  'withdraw.accountNumberEnd': 'Encore une fois les quatre derniers chiffres du numéro de compte',
  'withdraw.accountName': 'Nom sur le compte',
  'withdraw.accountCheck.checking': 'Recherche du compte…',
  'withdraw.accountCheck.found': 'La banque connaît ce compte sous le nom de {name}.',
  'withdraw.accountCheck.notFound': 'La banque ne connaît pas ce compte. Vérifiez le numéro et la banque.',
  'withdraw.accountCheck.unavailable':
    'Nous n’avons pas pu chercher ce compte. Vérifiez-le vous-même avant de continuer.',
  'withdraw.narration': 'À quoi sert cet argent ?',
  'withdraw.narration.hint': 'La personne que vous payez verra peut-être ce texte.',
  'withdraw.review': 'Vérifier',
  'withdraw.rejected.title': 'Ce retrait a été refusé. L’argent n’a pas été envoyé.',
  'withdraw.draftRestored':
    'Nous avons gardé ce que vous aviez saisi. Les numéros de compte et de téléphone ne sont pas gardés.',
  'withdraw.warning.ACCOUNT_NUMBER_UNLIKELY':
    'Ce numéro ne ressemble pas à celui d’un compte chez {bank}. Vérifiez les deux. Vous pouvez continuer si vous n’avez aucun doute.',
  'withdraw.warning.ACCOUNT_NUMBER_UNLIKELY.noBank':
    'Ce numéro ne ressemble pas à celui d’un compte dans cette banque. Vérifiez les deux. Vous pouvez continuer si vous n’avez aucun doute.',
  'withdraw.warning.ACCOUNT_NUMBER_LENGTH':
    'Au Nigeria, un numéro de compte a 10 chiffres. Vérifiez-le. Vous pouvez continuer si vous n’avez aucun doute.',
  'withdraw.error.REQUIRED.amount': 'Saisissez un montant',
  'withdraw.error.REQUIRED.bankCode': 'Choisissez une banque',
  'withdraw.error.REQUIRED.bankCode.manual': 'Saisissez le code de la banque',
  'withdraw.error.REQUIRED.accountNumber': 'Saisissez un numéro de compte',
  'withdraw.error.REQUIRED.accountNumberEnd':
    'Saisissez encore une fois les quatre derniers chiffres du numéro de compte',
  'withdraw.error.REQUIRED.accountName': 'Saisissez le nom sur le compte',
  'withdraw.error.REQUIRED.correspondent': 'Choisissez un opérateur mobile money',
  'withdraw.error.REQUIRED.mobileNumber': 'Saisissez un numéro de mobile',
  'withdraw.error.REQUIRED.narration': 'Dites à quoi sert cet argent',
  'withdraw.error.AMOUNT_NOT_A_NUMBER': 'Saisissez le montant en chiffres, par exemple 50000',
  'withdraw.error.AMOUNT_AMBIGUOUS': 'Précisez de quel montant il s’agit',
  'withdraw.error.AMOUNT_TOO_MANY_DECIMALS': 'Saisissez un montant avec moins de décimales',
  'withdraw.error.AMOUNT_NOT_POSITIVE': 'Saisissez un montant supérieur à zéro',
  'withdraw.error.AMOUNT_TOO_LOW': 'Saisissez {min} ou plus',
  'withdraw.error.AMOUNT_TOO_HIGH': 'Saisissez {max} ou moins',
  'withdraw.error.AMOUNT_OVER_BALANCE':
    'Vous avez {balance} sur votre compte dédié. Saisissez ce montant ou moins',
  'withdraw.error.AMOUNT_TOO_PRECISE': 'Ce montant a trop de chiffres pour être envoyé',
  'withdraw.error.BANK_CODE_INVALID': 'Saisissez le code de la banque en chiffres ou en lettres majuscules',
  'withdraw.error.ACCOUNT_NUMBER_INVALID': 'Saisissez le numéro de compte en chiffres, sans lettres',
  'withdraw.error.ACCOUNT_NUMBER_END_DIFFERS':
    'Les quatre derniers chiffres ne sont pas les mêmes que dans le numéro de compte',
  'withdraw.error.MOBILE_NUMBER_INVALID': 'Saisissez un numéro de mobile, par exemple 0803 123 4567',
}
