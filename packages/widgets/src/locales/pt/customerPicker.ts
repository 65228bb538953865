import type { customerPicker as english } from '../../copy/en/customerPicker.ts'
import type { Translation } from '../Translation.ts'

export const customerPicker: Translation<typeof english> = {
  'customerPicker.label': 'Cliente',
  'customerPicker.placeholder': 'Escolha um cliente',
  'customerPicker.search': 'Procurar por nome, telefone ou e-mail',
  'customerPicker.toggle': 'Mostrar clientes',
  'customerPicker.failed': 'Não foi possível carregar os seus clientes.',
  'customerPicker.none': 'Ainda não há clientes para escolher.',
  'customerPicker.unnamed': 'Nome não indicado',
  'customerPicker.phoneEnding': 'Telefone terminado em {digits}',
}
