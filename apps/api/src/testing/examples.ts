import { document, type Json, type Operation, resolve } from '../http/contract.ts';

export interface ExampleRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Json;
}

const written = ({ url, raw }: Operation): Json[] => {
  const item = document.paths[url.replace(/:(\w+)/g, '{$1}')];
  const parameters = [...((item?.parameters ?? []) as unknown as Json[]), ...((raw.parameters ?? []) as Json[])];
  return parameters.map((parameter) => resolve(parameter).value);
};

function parametersIn(operation: Operation, place: 'path' | 'query'): Record<string, string> {
  const required = written(operation).filter((each) => each.in === place && each.required === true);
  return Object.fromEntries(required.map(({ name, example }) => [String(name), String(example)]));
}

function bodyOf({ raw }: Operation): Json | undefined {
  const content = (raw.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
  const media = content?.['application/json'];
  const [first] = Object.values((media?.examples ?? {}) as Record<string, Json>);
  return (media?.example ?? first?.value) as Json | undefined;
}

/** Returns the example request of an operation in the contract. */
export function exampleRequest(operation: Operation): ExampleRequest {
  const body = bodyOf(operation);
  return {
    params: parametersIn(operation, 'path'),
    query: parametersIn(operation, 'query'),
    ...(body && { body }),
  };
}
