import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'Lisez chaque ligne. Ce qui a été inscrit ne peut pas être modifié ici.',
  'createBusiness.summary.change': 'Modifier',
  'createBusiness.summary.changePage': 'Modifier « {page} »',
  'createBusiness.summary.missing': 'Non rempli',
  'createBusiness.summary.noDescription': 'Pas de description',
  'createBusiness.summary.registeredAddress': 'Adresse du siège',
  'createBusiness.summary.representative': 'Représentant',
  'createBusiness.summary.supportEmail': 'Adresse e-mail pour ses clients',
  'createBusiness.review.title': 'Inscrire cette entreprise ?',
  'createBusiness.review.text':
    'Le compte est ouvert dès que vous confirmez. Vous ne pouvez pas l’annuler ici.',
  'createBusiness.confirm': 'Inscrire {name}',
  'createBusiness.sending': 'Inscription de l’entreprise. Gardez cette page ouverte.',
  'createBusiness.duplicate.sent.title': 'Vous avez peut-être déjà inscrit cette entreprise',
  'createBusiness.duplicate.sent.text':
    'Les données d’une entreprise avec ce nom et ce numéro fiscal ont été envoyées précédemment. Rien de nouveau n’a été envoyé.',
  'createBusiness.duplicate.sent.confirm': 'Inscrire encore {name}',
}
