import type { customerPartnersTable as english } from '../../copy/en/customerPartnersTable.ts'
import type { Translation } from '../Translation.ts'

export const customerPartnersTable: Translation<typeof english> = {
  'customerPartnersTable.title': 'Parceiros clientes',
  'customerPartnersTable.failed': 'Não foi possível carregar os seus parceiros clientes',
  'customerPartnersTable.none.title': 'Ainda sem parceiros clientes',
  'customerPartnersTable.none.text': 'As empresas aparecem aqui depois de adicionadas.',
  'customerPartnersTable.onboard': 'Adicionar uma empresa',
  'customerPartnersTable.searchHint': 'Nome ou nome registado',
  'customerPartnersTable.name': 'Nome',
  'customerPartnersTable.legalName': 'Nome registado',
  'customerPartnersTable.contact': 'Pessoa de contacto',
  'customerPartnersTable.phone': 'Telefone',
  'customerPartnersTable.email': 'E-mail',
  'customerPartnersTable.place': 'Vila ou cidade',
  'customerPartnersTable.country': 'País',
  'customerPartnersTable.score': 'Pontuação',
  'customerPartnersTable.created': 'Criação',
  'customerPartnersTable.status': 'Estado',
  'customerPartnersTable.status.active': 'Ativo',
  'customerPartnersTable.status.deleted': 'Eliminado',
  'customerPartnersTable.phoneOf': 'Número de telefone de {name}',
  'customerPartnersTable.emailOf': 'Endereço de e-mail de {name}',
}
