declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerSystem {
    preauthorizeApiKey(scheme: string, token: string): void;
  }
  // biome-ignore lint/style/noDefaultExport: The package has it.
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): SwaggerSystem;
}
