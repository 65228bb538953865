/** The key of that certificate: it opens nothing. */
export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgDYTWaCQJjzi5ufjp
GZXjmy6FgZZzmr6vQrYccbPUfNShRANCAATFWplmvMjQeRhc8r+rjCxvD9urUFc/
o7AWTE4pjpj4t+KNt8Di/bb1fk95y4yrVSLGwlUOOiihtRrlEsyqc9UM
-----END PRIVATE KEY-----`
