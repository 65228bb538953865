import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Partenaires clients',
  'customerPartnersTable.failed': 'Impossible de charger vos partenaires clients',
  'customerPartnersTable.none.title': 'Pas encore de partenaires clients',
  'customerPartnersTable.none.text': 'Les entreprises apparaissent ici une fois ajoutées.',
  'customerPartnersTable.onboard': 'Ajouter une entreprise',
  'customerPartnersTable.searchHint': 'Nom ou raison sociale',
  'customerPartnersTable.name': 'Nom',
  'customerPartnersTable.legalName': 'Raison sociale',
  'customerPartnersTable.contact': 'Personne à contacter',
  'customerPartnersTable.phone': 'Téléphone',
  'customerPartnersTable.email': 'E-mail',
  'customerPartnersTable.place': 'Ville',
  'customerPartnersTable.country': 'Pays',
  'customerPartnersTable.score': 'Score',
  'customerPartnersTable.created': 'Création',
  'customerPartnersTable.status': 'Statut',
  'customerPartnersTable.status.active': 'Actif',
  'customerPartnersTable.status.deleted': 'Supprimé',
  'customerPartnersTable.phoneOf': 'Téléphone ({name})',
  'customerPartnersTable.emailOf': 'Adresse e-mail ({name})',
}
