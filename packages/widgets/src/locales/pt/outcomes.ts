import type { outcomes as english } from '../../copy/en/outcomes.ts'
import type { Translation } from '../Translation.ts'

export const outcomes: Translation<typeof english> = {
  'outcome.withdraw.submitting.title': 'A enviar o seu levantamento',
  'outcome.withdraw.accepted.title': 'Pedido recebido',
  'outcome.withdraw.accepted.text':
    'O seu dinheiro está a caminho. Mostramos o resultado aqui assim que o serviço nos disser. Também pode seguir um e-mail.',
  'outcome.withdraw.succeeded.title': 'Dinheiro enviado',
  'outcome.withdraw.succeeded.text': 'O serviço confirmou que o dinheiro foi enviado.',
  'outcome.withdraw.succeeded.step': 'Dinheiro enviado',
  'outcome.withdraw.failed.title': 'O levantamento falhou',
  'outcome.withdraw.failed.text': 'O serviço disse-nos que o dinheiro não foi enviado.',
  'outcome.withdraw.rejected.title': 'O levantamento foi recusado',
  'outcome.withdraw.rejected.text': 'Nenhum dinheiro foi enviado.',
  'outcome.withdraw.unknown.title': 'Não conseguimos confirmar o seu levantamento',
  'outcome.withdraw.unknown.text':
    'Enviámos o pedido, mas não recebemos resposta. O levantamento ainda pode ser feito.',
  'outcome.withdraw.notReceived.text':
    'O seu pedido nunca chegou até nós, por isso nenhum dinheiro foi enviado. Pode tentar de novo sem risco.',
  'outcome.withdraw.again': 'Fazer outro levantamento',
  'outcome.requestDrawdown.accepted.title': 'Utilização de crédito pedida',
  'outcome.requestDrawdown.accepted.text':
    'O serviço recebeu o seu pedido. Pedido não quer dizer desembolsado: o dinheiro está na sua conta dedicada quando a utilização ficar ativa.',
  'outcome.requestDrawdown.rejected.title': 'A utilização de crédito foi recusada',
  'outcome.requestDrawdown.rejected.text': 'Nada foi pedido e nenhum dinheiro se moveu.',
  'outcome.requestDrawdown.unknown.text':
    'Enviámos o seu pedido, mas não recebemos resposta. Pode ter chegado.',
  'outcome.requestDrawdown.unknown.next':
    'Por agora, não peça outra vez. Veja primeiro a sua utilização ativa ou contacte o apoio com a referência abaixo.',
  'outcome.requestDrawdown.notReceived.text':
    'O seu pedido nunca chegou até nós, por isso nada foi pedido. Pode tentar de novo sem risco.',
  'outcome.requestDrawdown.again': 'Pedir outra utilização',
  'outcome.registerTransactions.submitting.title': 'A enviar as suas transações',
  'outcome.registerTransactions.accepted.title': 'Transações recebidas',
  'outcome.registerTransactions.accepted.text':
    'Recebidas não quer dizer registadas: o serviço está a tratá-las. O resultado de cada uma aparece aqui.',
  'outcome.registerTransactions.succeeded.title': 'Todas as transações foram registadas',
  'outcome.registerTransactions.succeeded.text': 'O serviço confirmou cada uma delas.',
  'outcome.registerTransactions.succeeded.step': 'Todas registadas',
  'outcome.registerTransactions.failed.title': 'Nem todas as transações foram registadas',
  'outcome.registerTransactions.failed.text':
    'Os números abaixo dizem quantas foram. Envie de novo só as que falharam.',
  'outcome.registerTransactions.rejected.title': 'As transações foram recusadas',
  'outcome.registerTransactions.rejected.text': 'Nenhuma delas foi registada.',
  'outcome.registerTransactions.unknown.title': 'Não conseguimos confirmar as suas transações',
  'outcome.registerTransactions.unknown.text':
    'Enviámo-las, mas não recebemos resposta. Ainda podem ser registadas.',
  'outcome.registerTransactions.unknown.next': 'Por agora, não as envie outra vez. Estamos a verificar.',
  'outcome.registerTransactions.stale.text':
    'O serviço aceitou tratar as suas transações, mas não deu o resultado de todas. Não as envie outra vez. Contacte o apoio com a referência abaixo.',
  'outcome.registerTransactions.notReceived.text':
    'As suas transações nunca chegaram até nós, por isso nenhuma foi registada. Pode tentar de novo sem risco.',
  'outcome.registerTransactions.again': 'Registar mais transações',
  'outcome.reconcileRepayments.submitting.title': 'A enviar os seus reembolsos',
  'outcome.reconcileRepayments.accepted.title': 'Reembolsos recebidos',
  'outcome.reconcileRepayments.accepted.text':
    'Recebidos não quer dizer registados: o serviço está a tratá-los. O resultado de cada um aparece aqui.',
  'outcome.reconcileRepayments.succeeded.title': 'Todos os reembolsos foram registados',
  'outcome.reconcileRepayments.succeeded.text': 'O serviço confirmou cada um deles.',
  'outcome.reconcileRepayments.succeeded.step': 'Todos registados',
  'outcome.reconcileRepayments.failed.title': 'Nem todos os reembolsos foram registados',
  'outcome.reconcileRepayments.failed.text':
    'Os números abaixo dizem quantos foram. Envie de novo só os que falharam.',
  'outcome.reconcileRepayments.rejected.title': 'Os reembolsos foram recusados',
  'outcome.reconcileRepayments.rejected.text': 'Nenhum deles foi registado.',
  'outcome.reconcileRepayments.unknown.title': 'Não conseguimos confirmar os seus reembolsos',
  'outcome.reconcileRepayments.unknown.text':
    'Enviámo-los, mas não recebemos resposta. Ainda podem ser registados.',
  'outcome.reconcileRepayments.unknown.next': 'Por agora, não os envie outra vez. Estamos a verificar.',
  'outcome.reconcileRepayments.stale.text':
    'O serviço aceitou tratar os seus reembolsos, mas não deu o resultado de todos. Não os envie outra vez. Contacte o apoio com a referência abaixo.',
  'outcome.reconcileRepayments.notReceived.text':
    'Os seus reembolsos nunca chegaram até nós, por isso nenhum foi registado. Pode tentar de novo sem risco.',
  'outcome.reconcileRepayments.again': 'Mais reembolsos',
  'outcome.createBusiness.submitting.title': 'A enviar os dados da empresa',
  'outcome.createBusiness.accepted.title': 'Empresa registada',
  'outcome.createBusiness.accepted.text':
    'O serviço criou a conta. O passo seguinte é a avaliação de crédito da empresa.',
  'outcome.createBusiness.rejected.title': 'A empresa não foi registada',
  'outcome.createBusiness.unknown.title': 'Não conseguimos confirmar a nova empresa',
  'outcome.createBusiness.unknown.text':
    'Enviámos os dados, mas não recebemos resposta. A empresa pode estar registada.',
  'outcome.createBusiness.unknown.next':
    'Por agora, não a registe outra vez. Procure-a primeiro na sua lista de empresas.',
  'outcome.createBusiness.notReceived.text':
    'Os dados nunca chegaram até nós, por isso nenhuma empresa foi registada. Pode tentar de novo sem risco.',
  'outcome.createBusiness.again': 'Registar outra empresa',
  'outcome.registerCustomer.submitting.title': 'A enviar os dados do cliente',
  'outcome.registerCustomer.accepted.title': 'Cliente registado',
  'outcome.registerCustomer.accepted.text': 'O serviço acrescentou o cliente à sua lista.',
  'outcome.registerCustomer.rejected.title': 'O cliente não foi registado',
  'outcome.registerCustomer.unknown.title': 'Não conseguimos confirmar o novo cliente',
  'outcome.registerCustomer.unknown.text':
    'Enviámos os dados, mas não recebemos resposta. O cliente pode estar registado.',
  'outcome.registerCustomer.unknown.next':
    'Por agora, não o registe outra vez. Procure-o primeiro na sua lista de clientes.',
  'outcome.registerCustomer.notReceived.text':
    'Os dados nunca chegaram até nós, por isso ninguém foi registado. Pode tentar de novo sem risco.',
  'outcome.registerCustomer.again': 'Registar outro cliente',
  'outcome.submitCreditAssessment.submitting.title': 'A enviar os seus documentos',
  'outcome.submitCreditAssessment.accepted.title': 'Documentos recebidos',
  'outcome.submitCreditAssessment.accepted.text':
    'O serviço recebeu a sua avaliação de crédito. Ainda não há decisão, e nenhuma é anunciada aqui: o seu limite de crédito aparece assim que existir.',
  'outcome.submitCreditAssessment.rejected.title': 'Os seus documentos foram recusados',
  'outcome.submitCreditAssessment.rejected.text': 'O serviço não aceitou a avaliação de crédito.',
  'outcome.submitCreditAssessment.unknown.title': 'Não conseguimos confirmar os seus documentos',
  'outcome.submitCreditAssessment.unknown.text':
    'Enviámos a avaliação de crédito, mas não recebemos resposta. Pode ter chegado.',
  'outcome.submitCreditAssessment.unknown.next':
    'Por agora, não a envie outra vez. Contacte o apoio com a referência abaixo.',
  'outcome.submitCreditAssessment.notReceived.text':
    'Os seus documentos nunca chegaram até nós. Pode tentar de novo sem risco.',
  'outcome.submitCreditAssessment.again': 'Enviar outra avaliação',
  'outcome.other.submitting.title': 'A enviar o seu pedido',
  'outcome.other.submitting.text': 'Mantenha esta página aberta.',
  'outcome.other.accepted.title': 'Pedido recebido',
  'outcome.other.accepted.text':
    'O serviço aceitou tratar o seu pedido. Mostramos o resultado aqui assim que o serviço nos disser.',
  'outcome.other.succeeded.title': 'Feito',
  'outcome.other.succeeded.text': 'O serviço confirmou.',
  'outcome.other.succeeded.step': 'Feito',
  'outcome.other.failed.title': 'O pedido falhou',
  'outcome.other.failed.text': 'O serviço disse-nos que não foi feito.',
  'outcome.other.rejected.title': 'O pedido foi recusado',
  'outcome.other.rejected.text': 'Nada foi alterado.',
  'outcome.other.unknown.title': 'Não conseguimos confirmar o seu pedido',
  'outcome.other.unknown.text': 'Enviámos o pedido, mas não recebemos resposta. Ainda pode ser feito.',
  'outcome.other.unknown.error': 'Enviámos o pedido e o serviço respondeu com um erro. Ainda pode ser feito.',
  'outcome.other.unknown.next': 'Por agora, não o envie outra vez. Estamos a verificar.',
  'outcome.other.stale.title': 'Ainda sem notícias',
  'outcome.other.stale.text':
    'O serviço aceitou tratar o seu pedido, mas não nos disse como terminou. Não o envie outra vez. Contacte o apoio com a referência abaixo.',
  'outcome.other.notReceived.title': 'Nada foi enviado',
  'outcome.other.notReceived.text': 'O seu pedido nunca chegou até nós. Pode tentar de novo sem risco.',
  'outcome.other.again': 'Fazer outro pedido',
  'outcome.other.conflict.title': 'O serviço disse duas coisas diferentes',
  'outcome.other.conflict.text':
    'Não sabemos qual é verdade. Não envie outra vez. Contacte o apoio com a referência abaixo.',
  'outcome.other.reversed.title': 'O dinheiro voltou',
  'outcome.other.reversed.text': 'O serviço confirmou que o dinheiro foi enviado e, depois, que voltou.',
}
