import { ApiError } from '@awaj/api-client';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChannelChoice, type ChannelSwitch, refusalOf, withChoices } from './channels.mapper.ts';
import { type ChannelMutations, saveChannelKey } from './channels.mutations.ts';
import type { ChannelQueries } from './channels.queries.ts';

interface Uses<Switch extends ChannelSwitch> {
  /** Only members' channels are requested. */
  isMember: boolean;
  queries: ChannelQueries;
  mutations: ChannelMutations;
  /** Called after each answer, because a channel's problem may have changed. */
  onAnswered: () => void;
  /** Called when the last choice was not saved, with the server's text if it has one. */
  onFailed: (choice: ChannelChoice<Switch>, error: Error, refusal: string | undefined) => void;
}

const isOf =
  ({ channel }: ChannelChoice) =>
  (other: ChannelChoice): boolean =>
    other.channel === channel;

/** The channels as last chosen. A choice is only laid over the saved values, so a failed one disappears by itself. */
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
      // The failed choice is still counted.
      if (ofSame.length > 1) return;
      // Only choices of this hook reach this observer.
      const own = choice as ChannelChoice<Switch>;
      onFailed(own, problem, problem instanceof ApiError ? refusalOf(problem.errors, choice.channel) : undefined);
    },
  });
  return {
    /** Undefined while loading. */
    channels: kept && withChoices(kept, choices),
    error: kept ? null : error,
    isFetching,
    refetch,
    choose: (choice: ChannelChoice<Switch>) => mutate(choice),
  };
}
