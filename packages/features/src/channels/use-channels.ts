import { ApiError } from '@awaj/api-client';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChannelChoice, type ChannelSwitch, refusalOf, withChoices } from './channels.mapper.ts';
import { type ChannelMutations, saveChannelKey } from './channels.mutations.ts';
import type { ChannelQueries } from './channels.queries.ts';

interface Uses<Switch extends ChannelSwitch> {
  /** Only of a member is anything asked. */
  isMember: boolean;
  queries: ChannelQueries;
  mutations: ChannelMutations;
  /** A choice was answered, and what is wrong with a channel may be another thing now. */
  onAnswered: () => void;
  /** A choice that was not kept and that no later one has overtaken; with the server's words, if they are about it. */
  onFailed: (choice: ChannelChoice<Switch>, error: Error, refusal: string | undefined) => void;
}

const isOf =
  ({ channel }: ChannelChoice) =>
  (other: ChannelChoice): boolean =>
    other.channel === channel;

/** The channels as chosen a moment ago. A choice that fails takes itself back: it is only laid over what is kept. */
export function useChannels<Switch extends ChannelSwitch>(uses: Uses<Switch>) {
  const { isMember, queries, mutations, onAnswered, onFailed } = uses;
  const client = useQueryClient();
  const { data: kept, error, isFetching, refetch } = useQuery({ ...queries.channels(), enabled: isMember });
  const pending = { mutationKey: saveChannelKey, status: 'pending' } as const;
  const choices = useMutationState({
    filters: pending,
    select: ({ state }) => state.variables as ChannelChoice,
  });
  const { mutate } = useMutation({
    ...mutations.save(),
    onSettled: onAnswered,
    onError: (problem, choice) => {
      const waiting = client.getMutationCache().findAll(pending);
      const ofSame = waiting.filter(({ state }) => isOf(choice)(state.variables as ChannelChoice));
      // The one that failed still counts.
      if (ofSame.length > 1) return;
      // Nobody else hands choices to this observer.
      const own = choice as ChannelChoice<Switch>;
      onFailed(own, problem, problem instanceof ApiError ? refusalOf(problem.errors, choice.channel) : undefined);
    },
  });
  return {
    /** Undefined until it is known. */
    channels: kept && withChoices(kept, choices),
    error: kept ? null : error,
    isFetching,
    refetch,
    choose: (choice: ChannelChoice<Switch>) => mutate(choice),
  };
}
