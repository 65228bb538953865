import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Tentar de novo',
  'common.loading': 'A carregar',
  'common.newTab': '(abre num novo separador)',
  'common.close': 'Fechar',
  'common.copy': 'Copiar',
  'common.copied': 'Copiado',
  'common.copyRefused': 'O seu navegador não deixou copiar. O texto está selecionado: copie-o daqui.',
  'common.offline': 'Está sem ligação à internet. Isto é o que vimos por último, {age}.',
  'common.stale': 'Não foi possível atualizar. Isto é o que vimos por último, {age}.',
  'common.justNow': 'agora mesmo',
  'common.chunkFailed': 'Não foi possível carregar esta parte.',
  'common.chunkFailed.text':
    'Tentaremos de novo quando estiver outra vez ligado à internet. Se continuar a falhar, recarregue a página.',
  'common.contactSupport': 'Contactar o apoio',
  'common.errors.title': 'Há um problema',
  'common.crashed.title': 'Esta parte da página deixou de funcionar',
  'common.crashed.text': 'Nada foi alterado. Tente de novo ou recarregue a página.',
  'common.failed.network': 'Não foi possível contactar o serviço. Verifique a sua ligação e tente de novo.',
  'common.failed.offline': 'Está sem ligação à internet. Ligue-se e tente de novo.',
  'common.failed.server': 'O serviço está com problemas. Tente de novo daqui a pouco.',
  'common.failed.busy': 'Demasiados pedidos ao mesmo tempo. Espere um pouco e tente de novo.',
  'common.failed.credentials':
    'O serviço não aceita esta aplicação neste momento. Esperar não ajuda. Avise os responsáveis por esta aplicação e dê-lhes o identificador do pedido.',
  'common.failed.session': 'A sua sessão terminou. Inicie sessão de novo para ver isto.',
  'common.failed.permission': 'Não tem acesso a isto.',
  'common.failed.contract': 'Não conseguimos ler a resposta do serviço.',
  'common.failed.noRelay':
    'Não foi o serviço que respondeu, por isso não sabemos nada sobre o seu dinheiro neste momento. Tente de novo. Se continuar assim, avise o apoio.',
  'common.failed.other': 'Não foi possível carregar isto.',
  'common.requestId': 'Identificador do pedido',
}
