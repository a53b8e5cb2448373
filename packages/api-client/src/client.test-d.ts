import { expectTypeOf, it } from 'vitest';
import type { ApiClient } from './index.ts';
import { unwrap } from './index.ts';
import type { BidDocument, Session, TenderPage } from './schema.gen.ts';

declare const api: ApiClient;

it('a value has the type of the success body', () => {
  expectTypeOf(unwrap(api.GET('/tender/search'))).resolves.toEqualTypeOf<TenderPage>();
  expectTypeOf(unwrap(api.GET('/company/{id}/documents', { params: { path: { id: 1 } } }))).resolves.toEqualTypeOf<
    BidDocument[]
  >();
  const body = { username: 'a@awaj.test', password: 'awaj-demo' };
  expectTypeOf(unwrap(api.POST('/auth/login', { body }))).resolves.toEqualTypeOf<Session>();
});

it('an answer without a body is undefined', () => {
  expectTypeOf(unwrap(api.POST('/auth/logout'))).resolves.toEqualTypeOf<undefined>();
});

it('a file has the type in which it is parsed', () => {
  const options = { params: { path: { id: 1 } }, parseAs: 'blob' } as const;
  expectTypeOf(unwrap(api.GET('/document/{id}/download', options))).resolves.toEqualTypeOf<Blob>();
});

it('a call outside the contract does not compile', () => {
  // @ts-expect-error there is no such path
  void api.GET('/tender/serach');
  // @ts-expect-error the path has no POST
  void api.POST('/tender/search');
  // @ts-expect-error the tender's id is missing
  void api.GET('/tender/detail/{tenderId}');
  // @ts-expect-error the id is a number
  void api.GET('/tender/detail/{tenderId}', { params: { path: { tenderId: 'one' } } });
  // @ts-expect-error the body is missing
  void api.POST('/auth/login');
  // @ts-expect-error a plan is 1, 2 or 3
  void api.GET('/api/discount/{discountId}', { params: { path: { discountId: 'x' }, query: { plan_id: 4 } } });
});
