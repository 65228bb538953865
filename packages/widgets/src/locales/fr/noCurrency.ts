import type { noCurrency as english } from '../../copy/en/noCurrency.ts'
import type { Translation } from '../Translation.ts'

export const noCurrency: Translation<typeof english> = {
  'noCurrency.failed': 'Impossible de lire la monnaie de cette entreprise',
  'noCurrency.unknown.title': 'La monnaie de cette entreprise n’est pas encore connue',
  'noCurrency.unknown.text':
    'Sa limite de crédit l’indique, et elle n’en a pas. Un montant sans monnaie pourrait être mal compris : rien ne peut encore être envoyé d’ici.',
}
