import type { registerCustomerReview as english } from '../../copy/en/registerCustomerReview.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerReview: Translation<typeof english> = {
  'registerCustomer.review.title': 'Vérifiez avant d’inscrire',
  'registerCustomer.review.text': 'Lisez chaque ligne. Ce qui a été inscrit ne peut pas être modifié ici.',
  'registerCustomer.review.person': 'Personne',
  'registerCustomer.review.business': 'Entreprise',
  'registerCustomer.review.representative': 'Représentant',
  'registerCustomer.review.officeSameAsHome': 'La même que celle du domicile',
  'registerCustomer.review.files': 'Documents',
  'registerCustomer.review.file': '{document} : {name} ({size})',
  'registerCustomer.confirm': 'Inscrire {name}',
  'registerCustomer.sending': 'Inscription en cours. Gardez cette page ouverte.',
  'registerCustomer.duplicate.title': 'Vous avez peut-être déjà inscrit ce client',
  'registerCustomer.duplicate.text':
    'Les données d’un client avec ce numéro ont été envoyées précédemment. Rien de nouveau n’a été envoyé.',
  'registerCustomer.duplicate.confirm': 'Inscrire encore {name}',
}
