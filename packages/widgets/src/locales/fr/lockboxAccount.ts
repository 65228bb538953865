import type { lockboxAccount as english } from '../../copy/en/lockboxAccount.ts'
import type { Translation } from '../Translation.ts'

export const lockboxAccount: Translation<typeof english> = {
  'lockboxAccount.title': 'Compte dédié',
  'lockboxAccount.failed': 'Impossible de charger votre compte dédié',
  'lockboxAccount.number': 'Numéro de compte',
  'lockboxAccount.numberUnknown': 'Non précisé',
  'lockboxAccount.name': 'Nom du compte',
  'lockboxAccount.bank': 'Banque',
  'lockboxAccount.copyNumber': 'Copier le numéro',
  'lockboxAccount.share': 'Partager',
  'lockboxAccount.print': 'Imprimer',
  'lockboxAccount.moneyIn': 'Argent qui entre : un tirage fait entrer de l’argent sur ce compte.',
  'lockboxAccount.moneyOut':
    'Argent qui sort : un retrait envoie de l’argent de ce compte vers un compte bancaire ou un compte mobile money.',
  'lockboxAccount.noBalance': 'Le service ne nous donne pas le solde, donc nous n’en affichons pas.',
  'lockboxAccount.removed': 'Ce compte a été supprimé le {date}. N’y envoyez pas d’argent.',
  'lockboxAccount.none.title': 'Pas encore de compte dédié',
  'lockboxAccount.none.text': 'Quand le service aura ouvert votre compte, son numéro apparaîtra ici.',
}
