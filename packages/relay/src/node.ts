export { checkProduction, type ProductionCheck } from './commands/production/checkProduction.ts'
export { relayChecks } from './commands/production/relayChecks.ts'
export { operatorCommands } from './commands/operatorCommands.ts'
export { runOperatorCommand } from './commands/runOperatorCommand.ts'
export { fileWitness } from './ledger/fence/fileWitness.ts'
export { expressHandler } from './http/adapters/expressHandler.ts'
export { fastifyPlugin } from './http/adapters/fastifyPlugin.ts'
export { nodeListener } from './http/adapters/nodeListener.ts'
export { secretFile, type SecretFile } from './lib/secretFile.ts'
export { type OutcomeDestination, outcomeWebhook } from './outbox/webhook/outcomeWebhook.ts'
export { tenantsFromFolder, type TenantFolder } from './tenants/tenantsFromFolder.ts'
export { undiciTransport } from './upstream/undici/undiciTransport.ts'
export { type UndiciTransportOptions, type UpstreamTls } from './upstream/undici/createConnector.ts'
export {
  type TransportSettings,
  type UpstreamRequest,
  type UpstreamResponse,
  type UpstreamTransport,
} from './upstream/UpstreamTransport.ts'
export { type UpstreamFailure } from './upstream/UpstreamAnswer.ts'
export { checkInstallation } from './program/checkInstallation.ts'
export { clamdscan } from './program/clamdscan.ts'
export { ConfigurationError } from './program/ConfigurationError.ts'
export { listen, type Listening } from './program/listen.ts'
export { type Installation, openInstallation, type OpenedRelay } from './program/openInstallation.ts'
export { type RelayParts } from './program/makeRelay.ts'
export { type Configuration } from './program/readConfiguration.ts'
export { readInstallation } from './program/readInstallation.ts'
export { stopOnSignal } from './program/stopOnSignal.ts'
