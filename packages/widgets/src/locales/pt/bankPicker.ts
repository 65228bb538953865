import type { bankPicker as english } from '../../copy/en/bankPicker.ts'
import type { Translation } from '../Translation.ts'

export const bankPicker: Translation<typeof english> = {
  'bankPicker.label': 'Banco',
  'bankPicker.placeholder': 'Escolha um banco',
  'bankPicker.search': 'Procurar por nome ou código',
  'bankPicker.searchLabel': 'Procurar bancos',
  'bankPicker.results': { one: '{count} banco encontrado', other: '{count} bancos encontrados' },
  'bankPicker.noResults': 'Nenhum banco encontrado. Tente escrever de outra forma ou use o código do banco.',
  'bankPicker.keepTyping': {
    one: 'Mais {count}. Continue a escrever para reduzir a lista.',
    other: 'Mais {count}. Continue a escrever para reduzir a lista.',
  },
  'bankPicker.truncated': 'O serviço só indica os primeiros {count} bancos. O seu pode faltar.',
  'bankPicker.notListed': 'O meu banco não aparece',
  'bankPicker.recent': 'Já usados',
  'bankPicker.likely': 'Possíveis para este número de conta',
  'bankPicker.all': 'Todos os bancos',
  'bankPicker.loading': 'A carregar os bancos…',
  'bankPicker.failed': 'Não foi possível carregar os bancos.',
  'bankPicker.failedManual': 'Mesmo assim, pode introduzir o código do banco.',
  'bankPicker.offline': 'Está sem ligação à internet. Esta lista é de {date}.',
  'bankPicker.none': 'Não há lista de bancos para este país.',
  'bankPicker.toggle': 'Mostrar bancos',
}
