{{/*
A program of ours: its settings, processes, service, and what keeps enough of them. Called with a dict of
`name`, `port`, `live`, `ready`, `values` and `root`; `more` is what stands beside the settings.
*/}}
{{- define "leafshift.program" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels: {{- include "leafshift.labels" . | nindent 4 }}
data:
  {{- range $setting, $value := .values.settings }}
  {{ $setting }}: {{ $value | quote }}
  {{- end }}
  {{- range $setting, $value := .more }}
  {{ $setting }}: {{ $value | quote }}
  {{- end }}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels: {{- include "leafshift.labels" . | nindent 4 }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  # One after the other, and never fewer than there are meant to be.
  strategy:
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels: {{- include "leafshift.labels" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "leafshift.labels" . | nindent 8 }}
      annotations:
        # New settings are new processes.
        leafshift.ca/settings: {{ toJson .values.settings | sha256sum | quote }}
    spec:
      # A process is gone 25 seconds after it is told; what is told first is preStop.
      terminationGracePeriodSeconds: 40
      enableServiceLinks: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "leafshift.labels" . | nindent 14 }}
      containers:
        - name: {{ .name }}
          image: {{ .values.image | quote }}
          envFrom:
            - configMapRef: { name: {{ .root.Release.Name }}-{{ .name }} }
            - secretRef: { name: {{ .values.secretName }}, optional: {{ .secretIsOptional }} }
          ports:
            - { name: http, containerPort: {{ .port }} }
            - { name: metrics, containerPort: {{ .values.settings.METRICS_PORT }} }
          # The first process of a release may build indexes before it listens.
          startupProbe:
            httpGet: { path: {{ .live }}, port: http }
            periodSeconds: 5
            failureThreshold: 120
          livenessProbe:
            httpGet: { path: {{ .live }}, port: http }
            periodSeconds: 10
            timeoutSeconds: 4
          readinessProbe:
            httpGet: { path: {{ .ready }}, port: http }
            periodSeconds: 2
            timeoutSeconds: 4
            failureThreshold: 1
          lifecycle:
            preStop:
              # Until everybody who sends requests here has heard that they shall not.
              exec: { command: [sleep, "5"] }
          resources: {{- toYaml .values.resources | nindent 12 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: data
          emptyDir: { sizeLimit: 1Gi }
        - name: tmp
          emptyDir: { sizeLimit: 256Mi }
---
apiVersion: v1
kind: Service
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels: {{- include "leafshift.labels" . | nindent 4 }}
spec:
  selector: {{- include "leafshift.labels" . | nindent 4 }}
  ports:
    - { name: http, port: {{ .port }}, targetPort: http }
    - { name: metrics, port: {{ .values.settings.METRICS_PORT }}, targetPort: metrics }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels: {{- include "leafshift.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "leafshift.labels" . | nindent 6 }}
{{- if .values.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ .root.Release.Name }}-{{ .name }}
  labels: {{- include "leafshift.labels" . | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ .root.Release.Name }}-{{ .name }}
  minReplicas: {{ .values.replicas }}
  maxReplicas: {{ .values.autoscaling.most }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .values.autoscaling.cpuPercent }} }
{{- end }}
{{- end }}

{{- define "leafshift.labels" -}}
app.kubernetes.io/name: leafshift-{{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}
