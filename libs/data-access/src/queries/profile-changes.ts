import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';
import {
  addCertificate,
  addLocation,
  addSupervisor,
  type CertificateForm,
  changeCertificate,
  changeLocation,
  changeSupervisor,
  type LocationForm,
  type Profile,
  type ProfileUpdate,
  removeCertificate,
  removeLocation,
  removeSupervisor,
  type SupervisorForm,
  updateProfile,
} from '@leafshift/contracts/profile';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { myProfileKey } from './account.ts';

/** A call that answers my profile; the answer replaces the cached one. */
const profileChange = <C extends Call, Variables>(
  api: ApiClient,
  call: C & { readonly answer?: Call['answer'] },
  inputOf: (variables: Variables) => CallInput<C>,
) =>
  mutationOptions({
    mutationFn: (variables: Variables) => api.send<C>(call, inputOf(variables)),
    onSuccess: (profile: CallAnswer<C>, _variables, _result, { client }) => {
      client.setQueryData(myProfileKey, profile as Profile);
    },
  });

export const updateProfileMutation = (api: ApiClient) =>
  profileChange(api, updateProfile, (body: ProfileUpdate) => ({ body }));

export const addSupervisorMutation = (api: ApiClient) =>
  profileChange(api, addSupervisor, (body: SupervisorForm) => ({ body }));

export const changeSupervisorMutation = (api: ApiClient) =>
  profileChange(api, changeSupervisor, ({ id, body }: { id: string; body: SupervisorForm }) => ({
    params: { id },
    body,
  }));

export const removeSupervisorMutation = (api: ApiClient) =>
  profileChange(api, removeSupervisor, (id: string) => ({ params: { id } }));

export const addLocationMutation = (api: ApiClient) =>
  profileChange(api, addLocation, (body: LocationForm) => ({ body }));

export const changeLocationMutation = (api: ApiClient) =>
  profileChange(api, changeLocation, ({ id, body }: { id: string; body: LocationForm }) => ({
    params: { id },
    body,
  }));

export const removeLocationMutation = (api: ApiClient) =>
  profileChange(api, removeLocation, (id: string) => ({ params: { id } }));

export const addCertificateMutation = (api: ApiClient) =>
  profileChange(api, addCertificate, (body: CertificateForm) => ({ body }));

export const changeCertificateMutation = (api: ApiClient) =>
  profileChange(api, changeCertificate, ({ id, body }: { id: string; body: CertificateForm }) => ({
    params: { id },
    body,
  }));

export const removeCertificateMutation = (api: ApiClient) =>
  profileChange(api, removeCertificate, (id: string) => ({ params: { id } }));
